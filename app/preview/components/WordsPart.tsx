import {TextField} from './panel-fields';
import type {Panel} from './use-panel';

/** What the shop says of itself. */
export function WordsPart({panel}: {panel: Panel}) {
  return (
    <>
      <TextField
        panel={panel}
        of="hero_title"
        label="Hero title"
        rows={2}
        shownIn=".hero-text h1"
      />
      <TextField
        panel={panel}
        of="hero_subtitle"
        label="Hero subtitle"
        rows={3}
        shownIn=".hero-text p"
      />
      <TextField panel={panel} of="tagline" label="Tagline" shownIn=".footer-name" />
    </>
  );
}
