import type {Visitor} from './visitor';

/** A visitor's device. A desktop's window is 1440 px wide, a phone's as near to 390 px as the browser lets a window be. */
export type Device = 'desktop' | 'phone';

export const WINDOWS = {
  desktop: {width: 1440, height: 900},
  phone: {width: 390, height: 844},
} as const;

/** Somebody new: without cookies, storage or cached files. */
export interface Visit {
  readonly visitor: Visitor;
  /** Reports of the browser: console messages, errors, requests to other machines. */
  messages(): readonly string[];
  /** A PNG of what the visitor sees. */
  picture(): Promise<Buffer>;
  end(): Promise<void>;
}

/** A running browser of one kind. */
export interface Browser {
  visit(device: Device): Promise<Visit>;
  close(): Promise<void>;
}
