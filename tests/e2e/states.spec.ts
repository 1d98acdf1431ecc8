import {checkStates} from '../support/states';

checkStates('club');
