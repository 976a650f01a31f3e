import { openBankDouble } from '#tests/support/payment-kit/bank-double.ts';
import { openMollieDouble } from '#tests/support/payment-kit/mollie-double.ts';
import { openMonriDouble } from '#tests/support/payment-kit/monri-double.ts';
import { testPaymentProvider } from '#tests/support/payment-kit/payment-kit.ts';
import { openStripeDouble } from '#tests/support/payment-kit/stripe-double.ts';

testPaymentProvider('bank', openBankDouble);
testPaymentProvider('stripe', openStripeDouble);
testPaymentProvider('monri', openMonriDouble);
testPaymentProvider('mollie', openMollieDouble);
