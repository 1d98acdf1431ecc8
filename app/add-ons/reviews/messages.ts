/** Texts of reviews. Only the worker has them: pages get theirs with their data. */
export const MESSAGES = {
  namespace: 'reviews',
  title: 'Reviews',
  write: 'Write a review',
  /** The link to the texts for visitors without scripts. */
  read: 'Read the newest reviews',
  none: 'There is no review yet.',
  unavailable: 'Reviews cannot be shown right now. Please come back later.',
  stars: (rating: number) => `${rating} out of 5 stars`,
  verified: 'Verified purchase',
  /** What the law asks: how the shop makes sure that reviews are from buyers (docs/law.md). */
  checked:
    'Judge.me checks reviews marked “Verified purchase” against our orders. We do not check whether others are from buyers.',
  form: {
    title: (product: string) => `Review ${product}`,
    rating: 'Your rating',
    options: ['5: excellent', '4: good', '3: all right', '2: not so good', '1: bad'],
    headline: 'Title (optional)',
    body: 'Your review',
    name: 'Your name, which is shown',
    email: 'E-mail, which is not shown',
    hint: 'Judge.me gets these details to check and to publish your review.',
    send: 'Send review',
    back: 'Back to the product',
  },
  problems: {
    title: 'Please check these fields:',
    rating: 'Please choose a rating.',
    headline: 'The title is too long: 100 characters fit.',
    body: 'Please write 5,000 characters at most.',
    name: 'Please enter your name, in 80 characters at most.',
    email: 'Please enter an e-mail address, like name@example.com.',
  },
  outcomes: {
    sent: 'Thank you. Your review is shown once it has been checked.',
    busy: 'That was a lot at once. Please try again in a few minutes.',
    failed: 'We could not send your review. Please try again.',
  },
} as const;
