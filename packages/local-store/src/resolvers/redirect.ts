/** URL redirects of the shop's admin. */
import type {UrlRedirectRecord} from '../model/catalogue-records';
import {connectionOf, type ConnectionArguments} from '../model/connection';
import {searchTest} from '../model/search-match';
import type {Resolvers} from '../schema/resolver-types';

interface RedirectsArguments extends ConnectionArguments {
  /** Search syntax over `path` and `target`, for example `path:/old-hoodie`. */
  query?: string | null;
}

export const redirectResolvers: Resolvers = {
  QueryRoot: {
    urlRedirects: (_: unknown, args: RedirectsArguments, {catalogue, now}) => {
      const matches = searchTest(args.query ?? '', now());
      const found = catalogue.redirects.filter(({data: {path, target}}) =>
        matches({default: [path, target], text: {path: [path], target: [target]}}),
      );
      return connectionOf(found, args, ({gid}) => gid);
    },
  },
  UrlRedirect: {
    id: ({gid}: UrlRedirectRecord) => gid,
    path: ({data}: UrlRedirectRecord) => data.path,
    target: ({data}: UrlRedirectRecord) => data.target,
  },
};
