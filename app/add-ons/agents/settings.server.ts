import {settingsPart} from '~/server/config';

declare module '~/server/config' {
  interface AddOnSettings {
    /** Whether shopping agents are served. */
    agents?: boolean;
  }
}

export const AGENTS_SETTINGS = settingsPart({
  variables: {
    AGENTS: {
      meaning:
        'Texts for shopping agents, pages as Markdown, and the store’s own endpoints for agents (docs/discovery.md). “off”: none of them.',
      fallback: 'on',
    },
  },
  read(env) {
    const agents = env.switch('AGENTS');
    return {agents, hasMarkdown: agents};
  },
});
