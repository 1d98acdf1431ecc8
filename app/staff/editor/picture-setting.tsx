import {useState, type MouseEvent} from 'react';

import {imageUrl} from '~/lib/images';
import {BANNER_SEPARATOR, splitBanners} from '~/lib/store-configuration';
import type {PictureChoice} from '~/sections';
import {MAX_BANNERS, type ThemeKey} from '~/theme';

import {UPLOAD_TYPES, uploadProblem, type StoreFile} from '../editor-api';
import {messages} from '../messages';
import {Field, LineField, PanelButton, Pictures, useField} from './fields';
import {Refused, sendUploadStep} from './preview-api';
import {plainUrl} from './theme-texts';
import {useEditor} from './use-editor';

const LARGE = {width: 400, quality: 80} as const;
const SMALL = {width: 160, quality: 80} as const;

interface PictureSettingProps {
  label: string;
  value: Partial<PictureChoice> | null;
  problem: string | null;
  onChange: (value: PictureChoice | null) => void;
}

/** A picture of a section, with its alternative text and the point that stays in view. */
export function PictureSetting({label, value, problem, onChange}: PictureSettingProps) {
  const {choices} = useEditor();
  const current: PictureChoice | null = value?.id
    ? {id: value.id, alt: value.alt ?? '', x: value.x ?? 50, y: value.y ?? 50}
    : null;
  const url = current && choices?.files.find(({id}) => id === current.id)?.url;
  return (
    <fieldset className="pv-picture">
      <legend>{label}</legend>
      {current && (
        <>
          {url && <FocalPoint url={url} value={current} onChange={onChange} />}
          <LineField
            label="What it shows, for those who do not see it"
            hint="Empty where it is decoration."
            value={current.alt}
            maxLength={300}
            onChange={(text) => onChange({...current, alt: text})}
          />
        </>
      )}
      <PictureChooser
        chosen={value?.id}
        problem={problem}
        onChoose={({id, alt}) => onChange({id, alt, x: 50, y: 50})}
        onRemove={current && (() => onChange(null))}
      />
    </fieldset>
  );
}

/** A picture among the theme's texts, by its URL: logo and icon. */
export function ThemePicture({field}: {field: ThemeKey}) {
  const {label, value, problem, onChange} = useField(field);
  return (
    <fieldset className="pv-picture">
      <legend>{label}</legend>
      {value !== '' && !problem && (
        <img className="pv-shown" src={imageUrl(value, SMALL)} alt="" />
      )}
      <PictureChooser
        of={label}
        chosen={useFileAt(value)?.id}
        problem={problem}
        onChoose={({url}) => onChange(url ?? '')}
        onRemove={value === '' ? null : () => onChange('')}
      />
    </fieldset>
  );
}

/** The banners, of which the first is behind home's title: one of the themes', or another. */
export function Banners({field}: {field: ThemeKey}) {
  const {value, problem, onChange} = useField(field);
  const {data, shown} = useEditor().editing;
  const {banners} = shown.theme;
  const listed = data.entries.flatMap(({texts}) => splitBanners(texts.banners ?? ''));
  const known = [...new Set([...listed, ...banners])];
  const [first = '', ...others] = splitBanners(value);
  const toFront = (picture: string) =>
    onChange(
      [picture, ...banners.filter((banner) => banner !== picture)]
        .slice(0, MAX_BANNERS)
        .join(BANNER_SEPARATOR),
    );
  return (
    <fieldset className="pv-picture">
      <legend>Behind the title</legend>
      <Pictures
        pictures={known.map((url, index) => ({
          id: url,
          name: `Banner ${index + 1} of ${known.length}`,
          url,
        }))}
        value={banners[0]}
        size={{width: 240, height: 120}}
        onChange={toFront}
      />
      <PictureChooser
        of="Banner"
        chosen={useFileAt(first)?.id}
        problem={problem}
        onChoose={({url}) => url && toFront(url)}
        onRemove={first === '' ? null : () => onChange(others.join(BANNER_SEPARATOR))}
      />
    </fieldset>
  );
}

/** The store's file at a URL, in whatever size. */
function useFileAt(url: string) {
  const {choices} = useEditor();
  return choices?.files.find((file) => file.url && plainUrl(file.url) === plainUrl(url));
}

interface PictureChooserProps {
  /** Whose picture, where a part has several. */
  of?: string;
  /** Id of the chosen file. */
  chosen: string | undefined;
  problem: string | null;
  onChoose: (file: StoreFile) => void;
  /** `null` while there is none. */
  onRemove: (() => void) | null;
}

/** Chooses a picture of the store's files, or uploads one. */
function PictureChooser(props: PictureChooserProps) {
  const {of, chosen, problem, onChoose, onRemove} = props;
  const {choices, reload} = useEditor();
  const [isChoosing, setChoosing] = useState(false);
  const pictures = choices?.files.filter(({isVideo}) => !isVideo) ?? [];
  const choose = (file: StoreFile) => {
    setChoosing(false);
    onChoose(file);
  };
  const named = (does: string) => (of ? `${does}: ${of}` : does);
  const action = onRemove ? 'Another picture' : 'Choose a picture';
  return (
    <>
      <div className="pv-buttons">
        <PanelButton
          name={named(action)}
          isOpen={isChoosing}
          onPress={() => setChoosing(!isChoosing)}
        >
          {action}
        </PanelButton>
        {onRemove && (
          <PanelButton name={named('Remove the picture')} onPress={onRemove}>
            Remove
          </PanelButton>
        )}
      </div>
      {problem && <p className="pv-problem">{problem}</p>}
      {isChoosing && (
        <Pictures
          pictures={pictures.map(({id, alt, url}, index) => ({
            id,
            name: alt || `Picture ${index + 1}`,
            url,
          }))}
          value={chosen}
          size={{width: 160, height: 160}}
          onChange={(id) => {
            const file = pictures.find((each) => each.id === id);
            if (file) choose(file);
          }}
        />
      )}
      {isChoosing && choices?.canUpload && (
        <Upload
          onDone={(file) => {
            reload();
            choose(file);
          }}
        />
      )}
    </>
  );
}

interface FocalPointProps {
  url: string;
  value: PictureChoice;
  onChange: (value: PictureChoice) => void;
}

const toStep = (share: number) => Math.min(100, Math.max(0, Math.round(share * 10) * 10));

/** The point that every crop keeps in view: by a click in the picture, or by two sliders. */
function FocalPoint({url, value, onChange}: FocalPointProps) {
  const point = ({currentTarget, clientX, clientY}: MouseEvent) => {
    const {left, top, width, height} = currentTarget.getBoundingClientRect();
    const x = toStep((clientX - left) / width);
    onChange({...value, x, y: toStep((clientY - top) / height)});
  };
  return (
    <>
      {/* The sliders below do the same by keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div className="pv-focal" onClick={point}>
        <img src={imageUrl(url, LARGE)} alt="" />
        <i style={{left: `${value.x}%`, top: `${value.y}%`}} />
      </div>
      {(['x', 'y'] as const).map((axis) => (
        <LineField
          key={axis}
          label={
            axis === 'x' ? 'Stays in view, from the left' : 'Stays in view, from the top'
          }
          type="range"
          min={0}
          max={100}
          step={10}
          value={value[axis]}
          onChange={(text) => onChange({...value, [axis]: Number(text)})}
        />
      ))}
    </>
  );
}

const POLL_MS = 1000;
const MAX_POLLS = 30;

/** Uploads a picture to where the store says, and waits until it is ready. */
async function upload(file: File, alt: string, say: (message: string) => void) {
  say(messages.uploading);
  const {name, type, size} = file;
  const staged = await sendUploadStep({action: 'stage', name, type, size});
  if (!('target' in staged)) return null;
  const {url, resourceUrl, parameters} = staged.target;
  const form = new FormData();
  for (const field of parameters) form.append(field.name, field.value);
  form.append('file', file);
  // The bucket need not answer this origin's scripts: whether the bytes came, the next step tells.
  await fetch(url, {method: 'POST', mode: 'no-cors', body: form});
  say(messages.processing);
  const made = await sendUploadStep({action: 'create', source: resourceUrl, alt});
  if (!('id' in made)) return null;
  for (let polls = 0; polls < MAX_POLLS; polls += 1) {
    const answer = await sendUploadStep({action: 'status', id: made.id});
    if ('file' in answer && answer.file) return answer.file;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return null;
}

function Upload({onDone}: {onDone: (file: StoreFile) => void}) {
  const [alt, setAlt] = useState('');
  const [said, setSaid] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  async function send(file: File) {
    const refusal = uploadProblem(file);
    setProblem(refusal);
    if (refusal) return;
    setSending(true);
    try {
      const made = await upload(file, alt, setSaid);
      setSaid(made ? messages.uploaded : messages.lateUpload);
      if (made) onDone(made);
    } catch (error) {
      setSaid('');
      setProblem(error instanceof Refused ? error.message : messages.unreachable);
    } finally {
      setSending(false);
    }
  }
  return (
    <div className="pv-upload">
      <LineField
        label="What the new picture shows"
        value={alt}
        maxLength={300}
        onChange={setAlt}
      />
      <Field label="Upload a picture" problem={problem}>
        {(ties) => (
          <input
            {...ties}
            type="file"
            accept={UPLOAD_TYPES.join()}
            disabled={isSending}
            onChange={({target}) => {
              const file = target.files?.[0];
              if (file) void send(file);
              target.value = '';
            }}
          />
        )}
      </Field>
      <p role="status" className="pv-note">
        {said}
      </p>
    </div>
  );
}
