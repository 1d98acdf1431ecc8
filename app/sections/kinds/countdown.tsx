import {useState} from 'react';

import {Countdown} from '~/ui/Countdown';
import {useMessages, useTextLang} from '~/ui/language';

import {defineKind} from '../kind';
import {MESSAGES} from '../messages';
import {
  buttonOf,
  chosenPicture,
  SectionButton,
  SectionPicture,
  SectionTitle,
} from '../parts';
import {date, line, link, picture} from '../settings';

function Clock({end, hasOpened}: {end: number; hasOpened: boolean}) {
  const messages = useMessages(MESSAGES);
  const [isOver, setOver] = useState(hasOpened);
  if (isOver)
    return (
      <p className="section-clock">
        <b>{messages.opened}</b>
      </p>
    );
  return (
    <Countdown
      end={end}
      label={messages.opensIn}
      className="section-clock"
      onCompleted={() => setOver(true)}
    />
  );
}

export const countdown = defineKind({
  id: 'countdown',
  name: 'Countdown to a drop',
  purpose: 'Time left to a day and an hour, and a link for then.',
  sketch: 'M2 4h44v24H2zM7 11h8v10H7zM18 11h8v10h-8zM29 11h8v10h-8z',
  settings: {
    title: line({label: 'Title', max: 80}),
    date: date({label: 'Day and time'}),
    note: line({label: 'Line below', max: 200}),
    picture: picture({label: 'Picture behind'}),
    button: line({label: 'Link text', max: 40}),
    link: link({label: 'The link leads to'}),
  },
  needs: (values) => ({others: values.picture ? [values.picture.id] : []}),
  toData(values, found) {
    const {title, note, date: end} = values;
    if (end === null || title === '') return null;
    found.changesAt(end);
    return {
      title,
      note,
      end,
      hasOpened: end <= found.now,
      button: buttonOf(values),
      picture: chosenPicture(values.picture, found),
    };
  },
  View({data, headingId, isFirst, mark}) {
    const {title, note, end, hasOpened, button, picture} = data;
    const lang = useTextLang();
    return (
      <div className="section-full section-countdown">
        {picture && (
          <div className="section-frame" {...mark('picture')}>
            <SectionPicture {...{picture, isFirst}} sizes="100vw" />
          </div>
        )}
        <div className="page section-words">
          <SectionTitle {...{title, headingId, mark}} />
          <div {...mark('date')}>
            <Clock end={end} hasOpened={hasOpened} />
          </div>
          {note && (
            <p dir="auto" lang={lang} {...mark('note')}>
              {note}
            </p>
          )}
          <SectionButton {...{button, mark}} variant="special" />
        </div>
      </div>
    );
  },
});
