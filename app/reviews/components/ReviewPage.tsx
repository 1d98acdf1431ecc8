import {Link} from '@remix-run/react';
import type {ReactNode} from 'react';

import {hrefIn, pathFor, useMarket} from '~/market';
import {Button} from '~/ui/Button';

import {MAX_LENGTH, TRAP_FIELD, type ReviewField} from '../reviews';
import type {ReviewFormView, ReviewsView} from '../reviews.server';
import {ReviewTexts} from './ReviewList';

interface ReviewPageProps {
  view: ReviewFormView;
  newest: ReviewsView | null;
}

/**
 * The form that writes a review, the answer to it, and the newest reviews. The form needs no
 * scripts, and nothing of it is in a URL.
 */
export function ReviewPage({view, newest}: ReviewPageProps) {
  const {product, problems, outcome, texts} = view;
  const url = hrefIn(useMarket(), pathFor('review', product.handle));
  return (
    <div className="page py-8 md:py-14">
      <div className="grid max-w-[36rem] grid-cols-1 gap-6">
        <h1 className="text-title" dir="auto">
          {texts.title}
        </h1>
        {outcome && (
          <p role={outcome === 'sent' ? 'status' : 'alert'} className="font-semibold">
            {texts.outcomes[outcome]}
          </p>
        )}
        {problems.length > 0 && (
          <div role="alert" className="rounded-theme border border-edge p-4">
            <p className="font-semibold">{texts.problems.title}</p>
            <ul>
              {problems.map((name) => (
                <li key={name}>
                  <a href={`#${name}`} className="link">
                    {texts.problems[name]}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        )}
        {outcome !== 'sent' && (
          <form method="post" action={url} className="grid grid-cols-1 gap-6">
            <Field name="rating" view={view}>
              <select {...fieldOf('rating', view)} required>
                <option value="" />
                {texts.options.map((option) => (
                  <option key={option} value={option.slice(0, 1)}>
                    {option}
                  </option>
                ))}
              </select>
            </Field>
            <Field name="headline" view={view}>
              <input {...fieldOf('headline', view)} dir="auto" />
            </Field>
            <Field name="body" view={view}>
              <textarea {...fieldOf('body', view)} rows={6} dir="auto" required />
            </Field>
            <Field name="name" view={view}>
              <input {...fieldOf('name', view)} autoComplete="nickname" required />
            </Field>
            <Field name="email" view={view}>
              <input
                {...fieldOf('email', view)}
                type="email"
                autoComplete="email"
                dir="ltr"
                required
              />
            </Field>
            {/* No person sees or reaches it. */}
            <div className="visually-hidden" aria-hidden="true">
              <input type="text" name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
            </div>
            <p className="text-sm text-soft">{texts.hint}</p>
            <Button type="submit" variant="primary">
              {texts.send}
            </Button>
          </form>
        )}
        <p>
          <Link to={pathFor('product', product.handle)} className="link">
            {texts.back}
          </Link>
        </p>
      </div>
      {newest && (
        <section aria-labelledby="newest" className="mt-6">
          <h2 id="newest" className="mb-4 text-heading">
            {texts.newest}
          </h2>
          <ReviewTexts view={newest} />
        </section>
      )}
    </div>
  );
}

function fieldOf(name: ReviewField, {form, problems}: ReviewFormView) {
  const isWrong = problems.includes(name);
  return {
    id: name,
    name,
    defaultValue: form[name],
    maxLength: name === 'rating' ? undefined : MAX_LENGTH[name],
    className: 'field',
    'aria-invalid': isWrong || undefined,
    'aria-describedby': isWrong ? `${name}-problem` : undefined,
  };
}

/** A field with its label, and what is wrong with it. */
function Field(props: {name: ReviewField; view: ReviewFormView; children: ReactNode}) {
  const {name, view, children} = props;
  const {texts, problems} = view;
  return (
    <div className="grid gap-1">
      <label htmlFor={name} className="font-semibold">
        {texts[name]}
      </label>
      {children}
      {problems.includes(name) && (
        <p id={`${name}-problem`} className="text-sm font-semibold">
          {texts.problems[name]}
        </p>
      )}
    </div>
  );
}
