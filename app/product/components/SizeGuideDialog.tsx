import {useId} from 'react';

import {useMessages, usePageTag} from '~/ui/language';

import {MESSAGES} from '../messages';
import type {SizeGuide} from '../product';
import {Sheet} from './Sheet';

const UNITS = ['inch', 'centimeter'] as const;
type Unit = (typeof UNITS)[number];

const CM_PER_INCH = 2.54;

/** A length rounded to half inches, as on a tailor's tape: `19.5`. */
const inches = (centimeters: number) => Math.round((centimeters / CM_PER_INCH) * 2) / 2;

interface SizeGuideDialogProps {
  id: string;
  guide: SizeGuide;
  openings: number;
}

/** A garment's measurements in inches or centimetres. */
export function SizeGuideDialog({id, guide, openings}: SizeGuideDialogProps) {
  const messages = useMessages(MESSAGES);
  const tag = usePageTag();
  // Only the United States, which the root is made for, measures in inches first.
  const units = tag === 'en' ? UNITS : [...UNITS].reverse();
  const show = (value: number, unit: Unit) =>
    new Intl.NumberFormat(tag, {style: 'unit', unit, unitDisplay: 'short'}).format(value);
  const name = useId();
  return (
    <Sheet {...{id, openings}} title={guide.title} className="size-guide">
      <div className="size-guide-body">
        {guide.note && <p>{guide.note}</p>}
        <fieldset className="chips">
          <legend className="visually-hidden">{messages.unit}</legend>
          {units.map((unit, index) => (
            <label key={unit} className="chip">
              <input
                type="radio"
                name={name}
                className={unit}
                defaultChecked={index === 0}
              />
              <span>{messages.units[unit]}</span>
            </label>
          ))}
        </fieldset>
        <table>
          <thead>
            <tr>
              <th scope="col">{messages.size}</th>
              {guide.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {guide.rows.map(({size, centimeters}) => (
              <tr key={size}>
                <th scope="row">{size}</th>
                {centimeters.map((length, column) => (
                  <td key={column}>
                    <span className="in-inches">{show(inches(length), 'inch')}</span>
                    <span className="in-centimeters">{show(length, 'centimeter')}</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Sheet>
  );
}
