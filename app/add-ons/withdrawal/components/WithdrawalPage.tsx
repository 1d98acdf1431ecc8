import {Link} from '@remix-run/react';
import type {ReactNode} from 'react';

import {hrefIn, pathFor, useMarket} from '~/market';
import {Button, buttonClass} from '~/ui/Button';
import {FormField, FormProblems} from '~/ui/FormField';

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
    <div className="page py-8 md:py-14">
      <div className="grid max-w-[36rem] grid-cols-1 gap-6">
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
      <h1 className="text-title">{texts.title}</h1>
      <p>{texts.intro}</p>
      {exempt && (
        <p>
          <strong>{`${texts.exempt}:`}</strong> <span>{exempt}</span>
        </p>
      )}
      <FormProblems form={form} />
      <StepForm step="review" className="grid grid-cols-1 gap-6">
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
  className?: string;
  children: ReactNode;
}) {
  const {step, view, className, children} = props;
  return (
    <form
      method="post"
      action={hrefIn(useMarket(), WITHDRAWAL_PAGE.path)}
      className={className}
    >
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
      <h1 className="text-title">{texts.reviewTitle}</h1>
      <p>{texts.reviewIntro}</p>
      <StatementText statement={texts.statement} rows={rows} />
      <div className="flex flex-wrap gap-3">
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
    <div className="rounded-theme border border-edge p-4">
      <p className="font-semibold">{statement}</p>
      <dl className="mt-3 grid gap-2">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt className="text-sm text-soft">{label}</dt>
            <dd dir="auto" className="whitespace-pre-wrap break-words">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Acknowledgement({view}: {view: View<'done'>}) {
  const {texts, rows, text, outcome, email, hasCopy} = view;
  const title = texts[`${outcome}Title`];
  const mail = new URLSearchParams({subject: texts.title, body: text});
  return (
    <>
      <h1 className="text-title">{title}</h1>
      <p role="status">
        {hasCopy ? `${texts[`${outcome}Intro`]} ${texts.copy}` : texts[`${outcome}Intro`]}
      </p>
      <StatementText statement={texts.statement} rows={rows} />
      <div className="flex flex-wrap gap-3">
        {outcome === 'failed' && (
          <StepForm step="confirm" view={view}>
            <Button type="submit" variant="primary">
              {texts.retry}
            </Button>
          </StepForm>
        )}
        {outcome !== 'received' && (
          <a
            href={`mailto:${email}?${String(mail).replaceAll('+', '%20')}`}
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
