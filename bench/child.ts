import {parts} from './parts';
import type {Answer, Order} from './run-part';

/** The child process of one part: receives its name, measures, reports, and is then ended by its parent. */
process.once('message', ({name, setup}: Order) => {
  void parts[name].measure(setup).then(
    (findings) => answer({findings}),
    (error: unknown) => {
      console.error(error);
      answer({failure: error instanceof Error ? error.message : String(error)});
    },
  );
});
// The parent is gone: nobody reads the result.
process.once('disconnect', () => process.exit(1));

function answer(message: Answer) {
  process.send?.(message);
}
