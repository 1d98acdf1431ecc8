import {Link} from '@remix-run/react';
import type {ReactNode} from 'react';

import {mailtoUrl} from '~/lib/text';
import {hrefIn, pathFor, useMarket} from '~/market';
import {Button, buttonClass} from '~/ui/Button';
import {FormCopy, FormField, FormProblems} from '~/ui/FormField';

import {
  KEY,
  MAX_LENGTH,
  STEP,
  WITHDRAWAL_PAGE,
  type Row,
  type View,
  type WithdrawalView,
} from '../statement';

/**
 * The withdrawal function: a form, the statement to confirm, and the acknowledgement. All of it are
 * plain forms.
 */
export function WithdrawalPage({view}: {view: WithdrawalView}) {
  return (
    <div className="page plain-page">
      <div className="form-page">
        {view.step === 'form' && <StatementForm view={view} />}
        {view.step === 'review' && <Review view={view} />}
        {view.step === 'done' && <Acknowledgement view={view} />}
        <p>
          <Link to={pathFor('home')} className="link">
            {view.texts.toShop}
          </Link>
        </p>
      </div>
    </div>
  );
}

function StatementForm({view}: {view: View<'form'>}) {
  const {texts, statement, problems, exempt} = view;
  const form = {values: statement, maxLength: MAX_LENGTH, problems, texts};
  return (
    <>
      <h1>{texts.title}</h1>
      <p>{texts.intro}</p>
      {exempt && (
        <p>
          <strong>{`${texts.exempt}:`}</strong> <span>{exempt}</span>
        </p>
      )}
      <FormProblems form={form} />
      <StepForm step="review">
        <FormField form={form} name="name">
          {(field) => <input {...field} autoComplete="name" required />}
        </FormField>
        <FormField form={form} name="order" hint={texts.orderHint}>
          {(field) => <input {...field} autoComplete="off" dir="ltr" required />}
        </FormField>
        <FormField form={form} name="email" hint={texts.emailHint}>
          {(field) => (
            <input {...field} type="email" autoComplete="email" dir="ltr" required />
          )}
        </FormField>
        <FormField form={form} name="items" hint={texts.itemsHint}>
          {(field) => <textarea {...field} rows={3} />}
        </FormField>
        <Button type="submit" variant="primary">
          {texts.next}
        </Button>
      </StepForm>
    </>
  );
}

/** A form that posts one step; `statement` travels along, unseen. */
function StepForm(props: {
  step: 'review' | 'edit' | 'confirm';
  view?: View<'review'> | View<'done'>;
  children: ReactNode;
}) {
  const {step, view, children} = props;
  return (
    <form method="post" action={hrefIn(useMarket(), WITHDRAWAL_PAGE.path)}>
      <input type="hidden" name={STEP} value={step} />
      {view && <input type="hidden" name={KEY} value={view.key} />}
      {view &&
        Object.entries(view.statement).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      {children}
    </form>
  );
}

function Review({view}: {view: View<'review'>}) {
  const {texts, rows} = view;
  return (
    <>
      <h1>{texts.reviewTitle}</h1>
      <p>{texts.reviewIntro}</p>
      <StatementText statement={texts.statement} rows={rows} />
      <div className="row">
        <StepForm step="confirm" view={view}>
          <Button type="submit" variant="primary">
            {texts.confirm}
          </Button>
        </StepForm>
        <StepForm step="edit" view={view}>
          <Button type="submit">{texts.change}</Button>
        </StepForm>
      </div>
    </>
  );
}

function StatementText({statement, rows}: {statement: string; rows: readonly Row[]}) {
  return (
    <div className="withdrawal-statement">
      <p className="strong">{statement}</p>
      <FormCopy rows={rows} />
    </div>
  );
}

function Acknowledgement({view}: {view: View<'done'>}) {
  const {texts, rows, text, outcome, email, hasCopy} = view;
  const title = texts[`${outcome}Title`];
  return (
    <>
      <h1>{title}</h1>
      <p role="status">
        {hasCopy ? `${texts[`${outcome}Intro`]} ${texts.copy}` : texts[`${outcome}Intro`]}
      </p>
      <StatementText statement={texts.statement} rows={rows} />
      <div className="row">
        {outcome === 'failed' && (
          <StepForm step="confirm" view={view}>
            <Button type="submit" variant="primary">
              {texts.retry}
            </Button>
          </StepForm>
        )}
        {outcome !== 'received' && (
          <a
            href={mailtoUrl(email, {subject: texts.title, body: text})}
            className={buttonClass()}
          >
            {texts.write}
          </a>
        )}
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={texts.file}
          className={buttonClass()}
        >
          {texts.save}
        </a>
      </div>
    </>
  );
}
