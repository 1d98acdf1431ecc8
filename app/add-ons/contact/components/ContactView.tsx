import {Link} from '@remix-run/react';

import {hrefIn, pathFor, useMarket, type ShopPath} from '~/market';
import {Button, buttonClass} from '~/ui/Button';
import {FormCopy, FormField, FormProblems} from '~/ui/FormField';
import {TrapField} from '~/ui/TrapField';

import {
  CONTACT_HANDLE,
  EMPTY,
  MAX_LENGTH,
  TOPICS,
  type ContactAnswer,
  type ContactForm,
} from '../contact';

interface ContactProps {
  form: ContactForm;
  /** The answer to a posted form; `null` before. */
  answer: ContactAnswer | null;
}

/** Id of the form and of its answer: where a posted form leads back to. */
const PLACE = 'message';

/** What the shop can answer itself, and a form for everything else: a plain one. */
export function ContactView({form, answer}: ContactProps) {
  const isDone = answer?.outcome === 'sent' || answer?.outcome === 'unsent';
  return (
    <div className="contact">
      {form.answers.length > 0 && !isDone && <Answers form={form} />}
      <section id={PLACE} aria-labelledby={`${PLACE}-title`} className="form-page">
        {answer && isDone ? (
          <Copy form={form} answer={answer} />
        ) : (
          <MessageForm form={form} answer={answer} />
        )}
      </section>
    </div>
  );
}

function Answers({form: {texts, answers}}: Pick<ContactProps, 'form'>) {
  return (
    <nav aria-labelledby="answers-title">
      <h2 id="answers-title" className="heading">
        {texts.answersTitle}
      </h2>
      <ul role="list" className="text-links">
        {answers.map(({title, url}) => (
          <li key={url + title}>
            {url.startsWith('/') ? (
              <Link to={url as ShopPath}>{title}</Link>
            ) : (
              <a href={url}>{title}</a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function MessageForm({form: {texts}, answer}: ContactProps) {
  const action = hrefIn(useMarket(), pathFor('page', CONTACT_HANDLE));
  const {question = EMPTY, problems = [], outcome} = answer ?? {};
  const form = {values: question, maxLength: MAX_LENGTH, problems, texts};
  const refused = outcome === 'busy' || outcome === 'failed' ? texts[outcome] : null;
  return (
    <>
      <h2 id={`${PLACE}-title`} className="heading">
        {texts.formTitle}
      </h2>
      <FormProblems form={form} />
      {answer && refused && (
        <div role="alert" className="form-problems">
          <p>{refused}</p>
          <a href={answer.mail} className="link">
            {texts.write}
          </a>
        </div>
      )}
      <form method="post" action={`${action}#${PLACE}`}>
        <FormField form={form} name="name">
          {(field) => <input {...field} autoComplete="name" dir="auto" required />}
        </FormField>
        <FormField form={form} name="email" hint={texts.emailHint}>
          {(field) => (
            <input {...field} type="email" autoComplete="email" dir="ltr" required />
          )}
        </FormField>
        <FormField form={form} name="topic">
          {(field) => (
            <select {...field} required>
              <option value="">{texts.choose}</option>
              {TOPICS.map((topic) => (
                <option key={topic} value={topic}>
                  {texts.topics[topic]}
                </option>
              ))}
            </select>
          )}
        </FormField>
        <FormField form={form} name="order" hint={texts.orderHint}>
          {(field) => <input {...field} autoComplete="off" dir="ltr" />}
        </FormField>
        <FormField form={form} name="text">
          {(field) => <textarea {...field} rows={6} dir="auto" required />}
        </FormField>
        <TrapField />
        <Button type="submit" variant="primary">
          {texts.send}
        </Button>
      </form>
    </>
  );
}

function Copy({form: {texts}, answer}: {form: ContactForm; answer: ContactAnswer}) {
  const {outcome, rows, mail, hasCopy} = answer;
  const isSent = outcome === 'sent';
  const intro = isSent ? texts.sentIntro : texts.unsentIntro;
  return (
    <>
      <h2 id={`${PLACE}-title`} className="heading">
        {isSent ? texts.sentTitle : texts.unsentTitle}
      </h2>
      <p role="status">{hasCopy ? `${intro} ${texts.copy}` : intro}</p>
      <FormCopy rows={rows} className="contact-copy" />
      {!isSent && (
        <p>
          <a href={mail} className={buttonClass('primary')}>
            {texts.write}
          </a>
        </p>
      )}
    </>
  );
}
