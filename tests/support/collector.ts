import {once} from 'node:events';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {text} from 'node:stream/consumers';

import type {StandIns} from './stand-ins';

/** A post that a service has received. */
interface Collected {
  /** With its query. */
  path: string;
  headers: Record<string, string | string[] | undefined>;
  body: Record<string, unknown>;
}

/** Stands in for the services that get events: Google Analytics, Meta and Klaviyo. */
export interface Collector {
  /** The variables that switch every service on. */
  env: Record<string, string>;
  standIns: StandIns;
  received: Collected[];
  /** The events of one service, oldest first, by its own names. */
  names(service: keyof typeof PATHS): unknown[];
  events(service: keyof typeof PATHS): Record<string, unknown>[];
  /** Status of the answers from now on. */
  answer(status: number): void;
  stop(): Promise<void>;
}

const PATHS = {ga4: '/mp/collect', meta: '/v24.0/77/events', klaviyo: '/api/events'};

export async function startCollector(): Promise<Collector> {
  const received: Collected[] = [];
  let status: number | null = null;
  const server = createServer((request, response) => {
    void text(request).then((json) => {
      const {url = '', headers} = request;
      received.push({
        path: url,
        headers,
        body: JSON.parse(json) as Collected['body'],
      });
      response.writeHead(status ?? (url.startsWith('/api/') ? 202 : 200)).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const bodies = (service: keyof typeof PATHS) =>
    received.filter(({path}) => path.startsWith(PATHS[service])).map(({body}) => body);
  const events: Collector['events'] = (service) =>
    bodies(service).flatMap((body) =>
      service === 'klaviyo'
        ? [(body.data as {attributes: Record<string, unknown>}).attributes]
        : ((body.events ?? body.data) as Record<string, unknown>[]),
    );
  return {
    env: {
      PUBLIC_ANALYTICS: 'on',
      GA4_MEASUREMENT_ID: 'G-TEST',
      GA4_API_SECRET: 'google-secret',
      GA4_ORIGIN: origin,
      META_DATASET_ID: '77',
      META_ACCESS_TOKEN: 'meta-secret',
      KLAVIYO_EVENTS: 'on',
      KLAVIYO_API_KEY: 'klaviyo-secret',
    },
    standIns: {'https://graph.facebook.com': origin, 'https://a.klaviyo.com': origin},
    received,
    events,
    names: (service) =>
      events(service).map(({name, event_name: eventName, metric}) => {
        const {data} = (metric ?? {}) as {data?: {attributes: {name: string}}};
        return name ?? eventName ?? data?.attributes.name;
      }),
    answer: (next) => void (status = next),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
