import {useEffect, useRef, useState} from 'react';

import {isRecord} from '~/lib/json';
import {previewPath, shopperPath} from '~/lib/preview-state';
import {useLatest} from '~/ui/effects';

import type {FromFrame, TargetKey, ToFrame} from '../bridge';

interface FrameOptions {
  page: string;
  settings: Omit<Extract<ToFrame, {type: 'settings'}>, 'type'>;
  onPick: (key: TargetKey | null) => void;
}

/** Whether a message is the bridge's: other scripts of its document may send some, too. */
function isFromFrame(data: unknown): data is FromFrame {
  if (!isRecord(data)) return false;
  const {type, path, key} = data;
  if (type === 'at') return typeof path === 'string';
  if (type === 'picked') return key === null || typeof key === 'string';
  return type === 'shown';
}

/** The frame, and the messages to and from the bridge in its document (bridge.ts). */
export function useFrame({page, settings, onPick}: FrameOptions) {
  const ref = useRef<HTMLIFrameElement>(null);
  const [src] = useState(() => previewPath(page));
  const [path, setPath] = useState(page);
  const [isShown, setShown] = useState(false);
  /** Outlined once the page shows it. */
  const wanted = useRef<TargetKey | null>(null);
  const send = (message: ToFrame) =>
    ref.current?.contentWindow?.postMessage(message, location.origin);
  const greet = () => send({type: 'settings', ...settings});
  const onMessage = (message: FromFrame) => {
    if (message.type === 'picked') return onPick(message.key);
    if (message.type === 'at') {
      if (message.path !== path) wanted.current = null;
      setPath(message.path);
      return greet();
    }
    setShown(true);
    send({type: 'show', key: wanted.current});
  };
  const latest = useLatest({onMessage, greet});
  useEffect(() => {
    const listen = ({data, origin, source}: MessageEvent) => {
      const isOurs = origin === location.origin && source === ref.current?.contentWindow;
      if (isOurs && isFromFrame(data)) latest.current.onMessage(data);
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, [latest]);
  const go = (to: string) => {
    setShown(false);
    ref.current?.contentWindow?.location.replace(previewPath(to));
  };
  const greeting = JSON.stringify(settings);
  useEffect(() => latest.current.greet(), [greeting, latest]);
  return {
    ref,
    src,
    /** The path of the page on show, with its query. */
    path,
    /** Whether the page shows the newest state. */
    isShown,
    go,
    refresh: () => {
      setShown(false);
      // An error page has no bridge.
      if (ref.current?.contentDocument?.getElementById('preview-bar'))
        send({type: 'refresh'});
      else go(path);
    },
    show: (key: TargetKey | null) => {
      wanted.current = key;
      send({type: 'show', key});
    },
    // A document whose scripts fail does not say that it is shown.
    onLoad: () => {
      setShown(true);
      const page = ref.current?.contentDocument;
      if (page) setPath(shopperPath(page.location.pathname + page.location.search));
      greet();
    },
  };
}

export type Frame = ReturnType<typeof useFrame>;
