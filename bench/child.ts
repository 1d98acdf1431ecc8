import {parts} from './parts';
import type {Answer, Order} from './run-part';

/** The process of one part: it is told which, measures, answers, and is then ended by its parent. */
process.once('message', ({name, setup}: Order) => {
  void parts[name].measure(setup).then(
    (findings) => answer({findings}),
    (error: unknown) => {
      console.error(error);
      answer({failure: error instanceof Error ? error.message : String(error)});
    },
  );
});
// Without its parent nobody wants to know.
process.once('disconnect', () => process.exit(1));

function answer(message: Answer) {
  process.send?.(message);
}
