export const MESSAGES = {
  namespace: 'content',
  video: 'Watch the video',
  policies: 'Policies',
  older: 'Older articles',
  newest: 'Newest articles',
  articlePages: 'Pages of articles',
} as const;
