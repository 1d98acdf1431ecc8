import {useRef, useState, type ReactNode} from 'react';

import {LineForm, type CartImage, type ShownLine} from '~/cart';
import type {FieldsHandle} from '~/product/parts';

import {PrintPart} from './PrintPart';

/** The picture of a line, with what is printed on it. */
export function PrintedPicture({
  image: {src, lettering},
  children,
}: {
  image: CartImage;
  children: ReactNode;
}) {
  if (!lettering) return children;
  return (
    <PrintPart loading={children} failed={children}>
      {({LetteredPicture}) => (
        <LetteredPicture src={src} lettering={lettering} width={400} ratio={1.25} />
      )}
    </PrintPart>
  );
}

/** Edits what is printed on a line. */
export function EditPrint({line}: {line: ShownLine}) {
  const {printing} = line;
  const fields = useRef<FieldsHandle>(null);
  const printed = Object.fromEntries(line.attributes.map(({key, value}) => [key, value]));
  const [typed, setTyped] = useState(printed);
  if (!printing) return null;
  return (
    <PrintPart failed={null}>
      {({PrintFields}) => (
        <LineForm
          line={line}
          onRead={() => fields.current?.check()?.attributes ?? null}
          isTyped={Object.entries(typed).some(
            ([label, text]) => text.trim() !== (printed[label] ?? ''),
          )}
        >
          <PrintFields
            fields={printing.fields}
            squad={printing.squad}
            typed={typed}
            onType={setTyped}
            handle={fields}
          />
        </LineForm>
      )}
    </PrintPart>
  );
}
