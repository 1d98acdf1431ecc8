/** Checks the contact form: whether its provider takes messages, and whether a page leads to it. */
import type {} from '../../../app/add-ons/contact/settings.server';
import {isRecord} from '../../../app/lib/json';
import {ask, type Check, type Finding} from '../check';
import {examineDelivery} from '../services';

const PAGE = `#graphql
  query DoctorContact {
    page(handle: "contact") { title }
  }`;

const NEEDED = ['write_metaobjects', 'write_metaobject_definitions'];

export const contact: Check = {
  name: 'contact form',
  impact: 'Shoppers who want to ask something before they buy do not reach you.',
  needs: ['tokens'],
  async run({config, probe}) {
    if (!config.contact) return {status: 'ok', found: 'none'};
    const {provider, email} = config.contact;
    const answer = await ask(probe, PAGE);
    if ('problem' in answer) return answer.problem;
    const page: Finding[] = isRecord(answer.data.page)
      ? []
      : [
          {
            status: 'note',
            found: 'no page contact, so no menu leads to the form',
            fix: 'Write it: Content → Pages (docs/contact.md).',
          },
        ];
    const found = await examineDelivery(config, provider, {
      wanted: NEEDED,
      found: 'the app may take messages',
      guide: 'docs/contact.md',
    });
    const delivery = found ?? {
      status: 'ok' as const,
      found: provider === null ? `by e-mail to ${email}` : `by ${provider}`,
    };
    return [delivery, page].flat();
  },
};
