import {Link} from '@remix-run/react';

import {hrefIn, pathFor, useMarket} from '~/market';
import {Button} from '~/ui/Button';
import {FormField, FormProblems} from '~/ui/FormField';
import {TrapField} from '~/ui/TrapField';

import {reviewPath, MAX_LENGTH} from '../reviews';
import type {ReviewFormView, ReviewsView} from '../index.server';
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
  const {handle, problems, outcome, texts} = view;
  const form = {values: view.form, maxLength: MAX_LENGTH, problems, texts};
  const url = hrefIn(useMarket(), reviewPath(handle));
  return (
    <div className="page plain-page">
      <div className="form-page">
        <h1 dir="auto">{texts.title}</h1>
        {outcome && (
          <p role={outcome === 'sent' ? 'status' : 'alert'} className="strong">
            {texts.outcomes[outcome]}
          </p>
        )}
        <FormProblems form={form} />
        {outcome !== 'sent' && (
          <form method="post" action={url}>
            <FormField form={form} name="rating">
              {(field) => (
                <select {...field} required>
                  <option value="" />
                  {texts.options.map((option) => (
                    <option key={option} value={option.slice(0, 1)}>
                      {option}
                    </option>
                  ))}
                </select>
              )}
            </FormField>
            <FormField form={form} name="headline">
              {(field) => <input {...field} dir="auto" />}
            </FormField>
            <FormField form={form} name="body">
              {(field) => <textarea {...field} rows={6} dir="auto" required />}
            </FormField>
            <FormField form={form} name="name">
              {(field) => <input {...field} autoComplete="nickname" required />}
            </FormField>
            <FormField form={form} name="email">
              {(field) => (
                <input {...field} type="email" autoComplete="email" dir="ltr" required />
              )}
            </FormField>
            <TrapField />
            <p className="note">{texts.hint}</p>
            <Button type="submit" variant="primary">
              {texts.send}
            </Button>
          </form>
        )}
        <p>
          <Link to={pathFor('product', handle)} className="link">
            {texts.back}
          </Link>
        </p>
      </div>
      {newest && (
        <section aria-labelledby="newest" className="newest-reviews">
          <h2 id="newest" className="heading">
            {texts.newest}
          </h2>
          <ReviewTexts view={newest} />
        </section>
      )}
    </div>
  );
}
