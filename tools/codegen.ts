import {projectPath} from './project';
import {runCommand} from './command';

/** `npm run codegen` (`-- --watch`): types of the GraphQL documents, without the CLI's telemetry, which fails off the network. */
const {ok} = await runCommand(
  projectPath('node_modules/.bin/shopify'),
  ['hydrogen', 'codegen', ...process.argv.slice(2)],
  {stream: true},
);
process.exitCode = ok ? 0 : 1;
