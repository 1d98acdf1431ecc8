import {codegenProblem, projectPath} from './project';
import {runCommand, runScript, UsageError} from './command';

/** `npm run codegen` (`-- --watch`): types of the GraphQL documents, without the CLI's telemetry, which fails off the network. */
await runScript(async () => {
  const problem = codegenProblem();
  if (problem) throw new UsageError(problem);
  const {ok} = await runCommand(
    projectPath('node_modules/.bin/shopify'),
    ['hydrogen', 'codegen', ...process.argv.slice(2)],
    {stream: true},
  );
  process.exitCode = ok ? 0 : 1;
});
