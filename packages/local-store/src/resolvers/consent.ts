/** `consentManagement`: what a visitor allows, and the ids of the visit (see model/visit.ts). */
import type {VisitorConsent} from '../model/visit';
import type {Resolvers} from '../schema/resolver-types';

export const consentResolvers: Resolvers = {
  QueryRoot: {consentManagement: () => ({})},
  ConsentManagement: {
    cookies: (
      _: unknown,
      {visitorConsent}: {visitorConsent?: VisitorConsent | null},
      {request},
    ) => {
      request.visit.choose(visitorConsent ?? {});
      return {};
    },
    customerAccountUrl: () => null,
  },
  ConsentManagementCookies: {
    cookieDomain: (_: unknown, __: unknown, {storeUrl}) => new URL(storeUrl).hostname,
    trackingConsentCookie: (_: unknown, __: unknown, {request}) => request.visit.consent,
    landingPageCookie: () => null,
    origReferrerCookie: () => null,
  },
};
