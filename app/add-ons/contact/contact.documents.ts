import {POLICY_HANDLES_FRAGMENT} from '~/content';

/** Which pages of the shop answer questions themselves. */
export const CONTACT_ANSWERS_QUERY = `#graphql
  query ContactAnswers(
    $sizes: String!
    $shipping: String!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    sizes: page(handle: $sizes) {
      id
    }
    shipping: page(handle: $shipping) {
      id
    }
    shop {
      ...PolicyHandles
    }
  }
  ${POLICY_HANDLES_FRAGMENT}
` as const;
