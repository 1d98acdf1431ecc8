import {
  BANNER_PORTRAIT,
  BANNER_PORTRAIT_WIDTHS,
  FALLBACK_BANNER_PATH,
  imageUrl,
} from '~/lib/images';
import {useMessages} from '~/ui/language';
import {Picture} from '~/ui/Picture';

import {MESSAGES} from '../messages';

export interface HeroProps {
  title: string;
  /** The club's own words, set larger than the title; '' for none. */
  motto: string;
  subtitle: string;
  /** The shop's product types and lowest price; '' where they are not known. */
  range: string;
  /** URL of the banner; the fallback banner without one (§9). */
  banner: string | null;
}

/** The head of the home page (§2). */
export function Hero({title, motto, subtitle, range, banner}: HeroProps) {
  const messages = useMessages(MESSAGES);
  return (
    <section className="hero" aria-labelledby="hero-title">
      <HeroPicture banner={banner ?? FALLBACK_BANNER_PATH} />
      <div className="page hero-text">
        <h1 id="hero-title">{title}</h1>
        {motto && <div className="hero-motto">{motto}</div>}
        <p>{subtitle}</p>
        <div className="hero-end">
          <a href="#latest" className="button button-primary">
            {messages.shop}
          </a>
          {range && <span className="figures">{range}</span>}
        </div>
      </div>
    </section>
  );
}

/** On phones the CDN crops the middle of the wide banner, so that no hidden pixels are sent. */
function HeroPicture({banner}: {banner: string}) {
  return (
    <picture>
      <source media="(width < 768px)" sizes="100vw" srcSet={portraitSrcset(banner)} />
      <Picture
        src={banner}
        alt=""
        sizes="100vw"
        width={800}
        priority
        className="hero-picture"
      />
    </picture>
  );
}

function portraitSrcset(banner: string): string {
  const {ratio, ...look} = BANNER_PORTRAIT;
  return BANNER_PORTRAIT_WIDTHS.map((width) => {
    const height = Math.round(width * ratio);
    return `${imageUrl(banner, {width, height, ...look})} ${width}w`;
  }).join(', ');
}
