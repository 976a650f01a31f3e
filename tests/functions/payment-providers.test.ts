import { openBankDouble } from '#tests/support/payment-kit/bank-double.ts';
import { testPaymentProvider } from '#tests/support/payment-kit/payment-kit.ts';

testPaymentProvider('bank', openBankDouble);
