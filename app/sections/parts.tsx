import type {ReactNode} from 'react';

import type {PictureData} from '~/lib/images';
import {buttonClass} from '~/ui/Button';
import {useTextLang} from '~/ui/language';
import {Picture} from '~/ui/Picture';
import {ShopLink} from '~/ui/ShopLink';

import type {Found, SectionProps} from './kind';
import type {Block, Inline} from './rich-text';
import type {PictureChoice} from './settings';

type Marks = Pick<SectionProps<unknown>, 'mark'>;

interface TitleProps extends Marks {
  title: string;
  headingId: string;
}

/** The heading that names a section; nothing without a title. */
export function SectionTitle({title, headingId, mark}: TitleProps) {
  const lang = useTextLang();
  return (
    title && (
      <h2 id={headingId} dir="auto" lang={lang} {...mark('title')}>
        {title}
      </h2>
    )
  );
}

interface SectionLinkProps {
  to: string;
  className?: string;
  children: ReactNode;
}

export const SectionLink = ({to, className, children}: SectionLinkProps) =>
  to.startsWith('/') ? (
    <ShopLink to={to} className={className}>
      {children}
    </ShopLink>
  ) : (
    <a href={to} className={className}>
      {children}
    </a>
  );

type ButtonData = {label: string; url: string} | null;

/** The link of a section, where it has words and a target. */
export const buttonOf = (values: {button: string; link: string | null}): ButtonData =>
  values.link && values.button ? {label: values.button, url: values.link} : null;

interface SectionButtonProps extends Marks {
  button: ButtonData;
  variant?: 'primary' | 'special';
}

export function SectionButton({button, mark, variant = 'primary'}: SectionButtonProps) {
  const lang = useTextLang();
  return (
    button && (
      <p lang={lang} {...mark('button')}>
        <SectionLink to={button.url} className={buttonClass(variant)}>
          {button.label}
        </SectionLink>
      </p>
    )
  );
}

/** A picture as a section shows it: with the point that every crop keeps in view. */
interface SectionPictureData extends PictureData {
  x: number;
  y: number;
}

/** The picture that staff chose; `null` where the store has it no more. */
export function chosenPicture(
  choice: PictureChoice | null,
  found: Found,
): SectionPictureData | null {
  const picture = choice && found.picture(choice.id);
  return picture && {url: picture.url, alt: choice.alt, x: choice.x, y: choice.y};
}

interface SectionPictureProps {
  picture: SectionPictureData;
  sizes: string;
  isFirst: boolean;
}

/**
 * A picture that fills its frame. The policy forbids style attributes, so classes say which point
 * stays in view.
 */
export const SectionPicture = ({picture, sizes, isFirst}: SectionPictureProps) => (
  <Picture
    src={picture.url}
    alt={picture.alt}
    sizes={sizes}
    width={800}
    priority={isFirst}
    className={`focus-x${picture.x} focus-y${picture.y}`}
  />
);

function Run({run: {text, isStrong, isEmphasized, link}}: {run: Inline}) {
  if (link) return <SectionLink to={link}>{text}</SectionLink>;
  if (isStrong) return <strong>{text}</strong>;
  return isEmphasized ? <em>{text}</em> : text;
}

const runsOf = (content: readonly Inline[]) =>
  content.map((run, index) => <Run key={index} run={run} />);

export function SectionBody({body, mark}: Marks & {body: readonly Block[]}) {
  const lang = useTextLang();
  if (body.length === 0) return null;
  return (
    <div className="prose" dir="auto" lang={lang} {...mark('body')}>
      {body.map((block, index) => {
        if (block.type === 'list')
          return (
            <ul key={index}>
              {block.items.map((item, at) => (
                <li key={at}>{runsOf(item)}</li>
              ))}
            </ul>
          );
        const Tag = block.type === 'heading' ? 'h3' : 'p';
        return <Tag key={index}>{runsOf(block.content)}</Tag>;
      })}
    </div>
  );
}
