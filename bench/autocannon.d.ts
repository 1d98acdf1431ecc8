/** The part of autocannon that is used; it brings no types. */
declare module 'autocannon' {
  interface Request {
    path: string;
  }

  interface Options {
    url: string;
    connections: number;
    duration: number;
    requests?: {setupRequest(request: Request): Request}[];
  }

  interface Result {
    requests: {average: number; total: number};
    latency: {p50: number; p99: number};
    errors: number;
    non2xx: number;
  }

  export default function autocannon(options: Options): Promise<Result>;
}
