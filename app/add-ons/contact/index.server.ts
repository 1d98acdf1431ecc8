import {loadPage, policyLinks} from '~/content/index.server';
import {messagesIn} from '~/lib/messages';
import {
  labeledLines,
  mailtoUrl,
  multilineText,
  singleLineText,
  wrongFields,
} from '~/lib/text';
import {pathFor} from '~/market';
import {HELP_PAGES} from '~/product/index.server';
import type {AppContext} from '~/server/context';
import {deliveryBy, failureOf, idOf} from '~/server/delivery';
import {log} from '~/server/log';
import {mayPost} from '~/server/post-limits';
import {TRAP_FIELD} from '~/ui/TrapField';

import {
  CONTACT_HANDLE,
  FIELDS,
  MAX_LENGTH,
  TOPICS,
  type ContactAnswer,
  type ContactForm,
  type Field,
  type Question,
  type Texts,
} from './contact';
import {CONTACT_ANSWERS_QUERY} from './contact.documents';
import {MESSAGES} from './messages';

/** Requests with a posted form: their answer is shown whatever the store says of the page. */
const posted = new WeakSet<AppContext>();

/**
 * The merchant's page, with the form where the shop has one; then also without such a page. `null`
 * for neither.
 */
export async function loadContact(context: AppContext) {
  const {config, market} = context;
  const loading = loadPage(context, CONTACT_HANDLE);
  if (!config.contact) {
    const written = await loading;
    return written && {...written, form: null};
  }
  const texts = messagesIn(market.tag, MESSAGES);
  const [loaded, answers] = await Promise.all([
    posted.has(context) ? loading.catch(() => null) : loading,
    loadAnswers(context, texts),
  ]);
  const {title} = texts;
  const path = pathFor('page', CONTACT_HANDLE);
  const {page, head} = loaded ?? {
    page: {title, html: ''},
    head: {title, description: '', path},
  };
  const form: ContactForm = {texts, answers};
  return {page, head, form};
}

/** What the shop can answer itself; less of it while the store does not answer. */
async function loadAnswers(
  {storefront, config}: AppContext,
  {answers}: Texts,
): Promise<ContactForm['answers']> {
  const asked = storefront.query(CONTACT_ANSWERS_QUERY, {
    variables: HELP_PAGES,
    cache: storefront.CacheLong(),
  });
  // The store call logs its failure.
  const {sizes, shipping, shop} = (await asked.catch(() => null)) ?? {};
  const policies = shop ? policyLinks(shop) : [];
  const policy = (handle: string) => {
    if (policies.some((each) => each.handle === handle)) return pathFor('policy', handle);
    return shipping ? pathFor('page', HELP_PAGES.shipping) : '';
  };
  const links = [
    {title: answers.order, url: config.ordersUrl},
    {title: answers.delivery, url: policy('shipping-policy')},
    {title: answers.returns, url: policy('refund-policy')},
    {title: answers.sizes, url: sizes ? pathFor('page', HELP_PAGES.sizes) : ''},
  ];
  return links.filter(({url}) => url !== '');
}

/** Answers a posted form; `null` in a shop without one. Neither question nor address is logged. */
export async function answerContact(
  request: Request,
  context: AppContext,
): Promise<ContactAnswer | null> {
  const {config, market} = context;
  if (!config.contact) return null;
  posted.add(context);
  const form = await request.formData().catch(() => new FormData());
  const question = readQuestion(form);
  const texts = messagesIn(market.tag, MESSAGES);
  const problems = wrongFields(FIELDS, question, {
    maxLength: MAX_LENGTH,
    optional: 'order',
  });
  const rows = rowsOf(question, texts);
  const answer: ContactAnswer = {
    question,
    problems,
    rows,
    outcome: 'open',
    mail: mailtoUrl(config.contact.email, {
      subject: texts.title,
      body: labeledLines(rows),
    }),
    hasCopy: false,
  };
  if (problems.length > 0) return answer;
  // A program, or a person whose browser has filled in everything: the page asks to try again.
  if (form.get(TRAP_FIELD)) return {...answer, outcome: 'failed'};
  return {...answer, ...(await deliver(question, rows, context))};
}

function readQuestion(form: FormData): Question {
  const line = (name: Field) => singleLineText(form.get(name));
  return {
    name: line('name'),
    email: line('email'),
    order: line('order'),
    topic: TOPICS.find((topic) => topic === form.get('topic')) ?? '',
    text: multilineText(form.get('text')),
  };
}

function rowsOf(question: Question, texts: Texts): ContactAnswer['rows'] {
  const {topic} = question;
  const said = {...question, topic: topic && texts.topics[topic]};
  const rows = FIELDS.map((field): [string, string] => [texts[field], said[field]]);
  return rows.filter(([, value]) => value !== '');
}

/** What becomes of a question without problems. */
async function deliver(
  {email, ...said}: Question,
  rows: ContactAnswer['rows'],
  {config, began, buyerIp: ip, requestId}: AppContext,
): Promise<Pick<ContactAnswer, 'outcome' | 'hasCopy'>> {
  const failed = (outcome: 'busy' | 'failed', detail: string) => {
    log('error', 'contact.failed', {request: requestId, detail});
    return {outcome, hasCopy: false};
  };
  const delivery = deliveryBy(config.contact?.provider ?? null, config, {
    type: 'contact_message',
    name: 'Contact message',
    displayNameKey: 'name',
    fields: [
      {key: 'topic', name: 'Topic', type: 'single_line_text_field'},
      {key: 'name', name: 'Name', type: 'single_line_text_field'},
      {key: 'order', name: 'Order', type: 'single_line_text_field'},
      {key: 'text', name: 'Message', type: 'multi_line_text_field'},
    ],
    event: 'Asked the shop',
  });
  if (!delivery) return {outcome: 'unsent', hasCopy: false};
  if (!mayPost('contact', {ip, address: email}, began)) return failed('busy', 'limit');
  try {
    // The page is the same for everybody, so no form has a key: the same on one day is one.
    const day = new Date(began).toISOString().slice(0, 10);
    const key = await idOf(day, labeledLines(rows));
    await delivery.deliver({key, email, values: said, at: began});
    return {outcome: 'sent', hasCopy: delivery.sendsCopy};
  } catch (error) {
    const detail = failureOf(error);
    if (detail === null) throw error;
    return failed('failed', detail);
  }
}

export const CONTACT_STATUS: Readonly<Record<ContactAnswer['outcome'], number>> = {
  open: 422,
  sent: 200,
  unsent: 200,
  busy: 429,
  failed: 503,
};
