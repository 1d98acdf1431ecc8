export {
  answerWithdrawal,
  loadWithdrawal,
  statusOf,
  withdrawalLinks,
} from './withdrawal.server';
