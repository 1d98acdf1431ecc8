import {checkStates} from '../support/states';
import {test} from '../support/test';

test.use({catalogueName: 'extremes'});

checkStates('extremes');
