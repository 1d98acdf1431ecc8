import {useAnalytics} from '@shopify/hydrogen?analytics';
import {useEffect} from 'react';

/** What Hydrogen calls the part of itself that measures performance, and the id of its script. */
const PERFORMANCE = {part: 'Internal_Shopify_Perf_Kit', script: 'perfkit'};

/**
 * Hydrogen holds every event back until its performance script is there, and for good where a browser blocks that. Then this
 * says that the script is not waited for.
 */
export function ScriptFailures() {
  const {register} = useAnalytics();
  useEffect(() => {
    const onError = ({target}: Event) => {
      const failed = target instanceof HTMLScriptElement && target.id;
      if (failed === PERFORMANCE.script) register(PERFORMANCE.part).ready();
    };
    // Errors of scripts do not bubble; they can be captured.
    document.addEventListener('error', onError, true);
    return () => document.removeEventListener('error', onError, true);
  }, [register]);
  return null;
}
