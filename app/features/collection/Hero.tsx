import {FALLBACK_BANNER_PATH} from '~/domain/constants/images';
import {Picture} from '~/ui/Picture';

interface HeroProps {
  title: string;
  subtitle: string;
  /** Address of the banner; the fallback without one (spec §9). */
  banner: string | null;
}

/** The head of the home page (spec §2). */
export function Hero({title, subtitle, banner}: HeroProps) {
  return (
    <section className="hero" aria-labelledby="hero-title">
      <Picture
        src={banner ?? FALLBACK_BANNER_PATH}
        alt=""
        sizes="100vw"
        width={800}
        priority
        className="hero-picture"
      />
      <div className="page hero-text">
        <h1 id="hero-title">{title}</h1>
        <p>{subtitle}</p>
      </div>
    </section>
  );
}
