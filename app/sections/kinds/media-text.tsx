import {defineKind} from '../kind';
import {
  buttonOf,
  chosenPicture,
  SectionBody,
  SectionButton,
  SectionPicture,
  SectionTitle,
} from '../parts';
import {choice, line, link, picture, text, video} from '../settings';

export const mediaText = defineKind({
  id: 'media-text',
  name: 'Picture or video with text',
  purpose: 'A story: a picture or a video beside its words, or behind them.',
  sketch: 'M2 4h22v24H2zM28 9h18v3H28zM28 15h18v2H28zM28 19h14v2H28z',
  settings: {
    picture: picture({
      label: 'Picture',
      hint: 'Beside a video: what shows before it plays.',
    }),
    video: video({label: 'Video'}),
    layout: choice({
      label: 'Where the picture is',
      options: {left: 'At the left', right: 'At the right', full: 'Behind the text'},
    }),
    title: line({label: 'Title', max: 80}),
    body: text({label: 'Text', max: 1200}),
    button: line({label: 'Link text', max: 40}),
    link: link({label: 'The link leads to'}),
  },
  needs: (values) => ({
    others: [values.picture?.id, values.video].filter((id) => typeof id === 'string'),
  }),
  toData(values, found) {
    const chosen = chosenPicture(values.picture, found);
    const film = found.video(values.video);
    const {layout, title, body} = values;
    if (!chosen && !film && title === '' && body.length === 0) return null;
    return {
      layout,
      title,
      body,
      button: buttonOf(values),
      picture: chosen,
      video: film,
    };
  },
  View({
    data: {layout, title, body, button, picture: chosen, video: film},
    headingId,
    isFirst,
    mark,
  }) {
    const isFull = layout === 'full';
    const sizes = isFull ? '100vw' : '(min-width:960px) 50vw,100vw';
    return (
      <div className={isFull ? 'section-full' : `page section-split section-${layout}`}>
        {(film ?? chosen) && (
          <div className="section-frame" {...mark(film ? 'video' : 'picture')}>
            {film ? (
              // The store's videos have no captions of their own: Shopify's media carry no text
              // tracks.
              // eslint-disable-next-line jsx-a11y/media-has-caption
              <video
                controls
                playsInline
                preload="none"
                aria-label={chosen?.alt || title}
                poster={chosen?.url ?? film.poster ?? undefined}
              >
                {film.sources.map(({url, mimeType}) => (
                  <source key={url} src={url} type={mimeType} />
                ))}
              </video>
            ) : (
              chosen && <SectionPicture {...{picture: chosen, sizes, isFirst}} />
            )}
          </div>
        )}
        <div className={isFull ? 'page section-words' : 'section-words'}>
          <SectionTitle {...{title, headingId, mark}} />
          <SectionBody {...{body, mark}} />
          <SectionButton {...{button, mark}} />
        </div>
      </div>
    );
  },
});
