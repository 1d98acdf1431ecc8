import {checkStates} from '../support/states';
import {ALL_ONLY, test} from '../support/test';

test.use({catalogueName: 'extremes'});

checkStates('extremes', ALL_ONLY);
