import {createRequestHandler} from '@shopify/hydrogen';
import * as build from 'virtual:remix/server-build';

import {createAppContext} from '~/platform/context';

/** The worker: request → context → Remix → response. */
export default {
  async fetch(
    request: Request,
    env: Env,
    execution: ExecutionContext,
  ): Promise<Response> {
    const context = await createAppContext({request, env, execution});
    const handle = createRequestHandler({
      build,
      mode: process.env.NODE_ENV,
      getLoadContext: () => context,
      poweredByHeader: false,
      proxyStandardRoutes: false,
      collectTrackingInformation: false,
    });
    return handle(request);
  },
};
