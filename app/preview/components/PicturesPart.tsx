import {imageUrl} from '~/lib/image-url';
import {bannerLines, bannersOf} from '../settings-text';
import {BANNER_SEPARATOR, splitBanners} from '~/lib/store-configuration';

import {Field} from './panel-fields';
import type {Panel} from './use-panel';

const THUMB = {width: 240, height: 120, crop: 'center', quality: 80} as const;

/** Banners: the picture behind the title, and the list of all. */
export function PicturesPart({panel}: {panel: Panel}) {
  const {data, look, write, problemOf} = panel;
  const {banners} = look.theme;
  const listed = data.entries.flatMap(({texts}) => splitBanners(texts.banners ?? ''));
  const known = [...new Set([...listed, ...banners])];
  const toFront = (picture: string) => {
    const others = banners.filter((banner) => banner !== picture);
    write('banners', [picture, ...others].join(BANNER_SEPARATOR));
  };
  return (
    <>
      <fieldset className="pv-pictures">
        <legend>Behind the title</legend>
        {known.map((picture, index) => (
          <label key={picture}>
            <input
              type="radio"
              name="preview-banner"
              aria-label={`Banner ${index + 1} of ${known.length}`}
              checked={banners[0] === picture}
              onChange={() => toFront(picture)}
            />
            <img src={imageUrl(picture, THUMB)} alt="" width={120} height={60} />
          </label>
        ))}
      </fieldset>
      <Field label="All banners, one address a line" problem={problemOf('banners')}>
        {(ties) => (
          <textarea
            {...ties}
            rows={3}
            spellCheck={false}
            defaultValue={bannerLines(look.texts.banners ?? '')}
            key={banners.join()}
            onBlur={({target}) => {
              const text = bannersOf(target.value);
              if (text !== look.texts.banners) write('banners', text);
            }}
          />
        )}
      </Field>
    </>
  );
}
