/** Adds goods to an order as planned. */
export { addGoods } from './changes/add-goods.ts';
export {
	/** Cancels an order of which nothing has left, by staff. */
	cancelByStaff,
	/** Cancels pieces that have not left, by staff. */
	cancelLines,
} from './changes/cancel-lines.ts';
/** Changes the delivery address of an order before it is shipped. */
export { changeAddress } from './changes/change-address.ts';
/** Moves a pickup to another store before it is ready. */
export { changeStore } from './changes/change-store.ts';
export {
	/** What an order becomes with more goods. */
	type Addition,
	/** Plans goods that staff add to an order, and what it costs then. */
	planAddition,
} from './changes/plan-addition.ts';
export {
	/** Kinds of what happens to an order. */
	HAPPENING_KINDS,
	/** Everything that happened to an order, oldest first. */
	readTimeline,
} from './changes/read-timeline.ts';
/** Records that pieces which an order waited for have come. */
export { settleArrived } from './changes/settle-arrived.ts';
/** Records what staff did with an order, with their name. */
export { type NoteKind, type StaffOutcome, writeNote } from './changes/write-note.ts';
export {
	/** Acknowledges a revision of an order, and says whether it is the latest. */
	acknowledgeOrder,
	/** Acknowledges the present revision of an order. */
	acknowledgePresent,
} from './life-cycle/acknowledge-order.ts';
export {
	/** Changes of an order by a merchant's system. */
	FULFILMENT_STATUSES,
	/** Applies a change by a merchant's system to an order, under its lock. */
	fulfilOrder,
} from './life-cycle/fulfil-order.ts';
/** Condition of an order that was cancelled after its payment was received, and still has to be refunded. */
export { isRefundDue } from './life-cycle/has-money.ts';
/** Jobs that look after unpaid orders, write held mails and delete stored networks. */
export { orderJobs } from './life-cycle/order-jobs.ts';
export {
	/** Templates of mails to customers about orders. */
	ORDER_MAILS,
	/** One of them. */
	type OrderMail,
	/** A mail about the newest order. */
	previewOrderMail,
} from './mail/preview-order-mail.ts';
/** Pays money of an order back, at its provider or by hand. */
export { beginRefund, storeDueRefund } from './money/begin-refund.ts';
/** Money of orders, by id. */
export { readBalances } from './money/read-balances.ts';
/** Records that staff paid a refund, or what they saw at a provider whose answer was lost. */
export { finishByHand, isToCheck, refuseUnanswered } from './money/refund-by-hand.ts';
/** Handlers of placing, paying, reading and cancelling orders. */
export { orderHandlers } from './order-handlers.ts';
export {
	/** Captures, cancels or refunds the payment of an order at its provider, and records it. */
	changePayment,
	/** Runs in the transaction that stores such a change. */
	type NoteChange,
	/** Change of a received payment by staff. */
	type PaymentChange,
} from './payment/change-payment.ts';
export {
	/** Why a case is not closed. */
	type CloseError,
	/** Closes a case of money that came in. */
	closeIncoming,
	/** A line of a statement or a settlement, with the number of its order. */
	type IncomingRow,
	/** Lines of statements and settlements, a page of them. */
	listIncoming,
} from './payment/incoming/cases.ts';
export {
	/** Counts of an import. */
	type Imported,
	/** What became of money that came in. */
	INCOMING_OUTCOMES,
} from './payment/incoming/import-once.ts';
/** Imports a carrier's settlement of cash on delivery. */
export { importSettlement } from './payment/incoming/import-settlement.ts';
/** Imports a bank statement. */
export { importStatement } from './payment/incoming/import-statement.ts';
/** Records that the cash of an order reached the merchant. */
export { receiveCash } from './payment/incoming/receive-cash.ts';
/** The day until which a transfer that was chosen then keeps its goods. */
export { toPayUntil } from './payment/kept-until.ts';
export {
	/** Ids of open orders whose transfer should have arrived, newest first. */
	findOverdueTransfers,
	/** Records that staff were shown these orders as late. */
	recordShown,
} from './payment/overdue-transfers.ts';
export {
	/** Model of the references of transfers. */
	TRANSFER_MODEL,
} from './payment/payment-transfer.ts';
export {
	/** Whether staff can report a transfer for an order: it was to be paid by transfer, and no money came. */
	canReceiveTransfer,
	/** Applies a transfer that staff report as that of a payment provider, under the order's lock, so that it pays the order once. */
	receiveTransfer,
} from './payment/receive-transfer.ts';
/** When the latest payment attempt of an order began. */
export { findWaitingSince } from './payment/waiting-since.ts';
/** Whether orders are to be paid with a method. */
export { waitsForPayment } from './payment/waits-for-payment.ts';
/** Places an order for a customer through the steps of the checkout. */
export { placePhoneOrder } from './placing/place-phone-order.ts';
export {
	/** What an order by phone would cost, and how it can be delivered and paid. */
	type PhoneQuote,
	/** Counts an order by the rules of the checkout, and says what can be chosen. Places nothing. */
	quotePhoneOrder,
} from './placing/quote-phone-order.ts';
/** Identifies an order in addresses of the storefront, and grants access to it. */
export { toIdentificator } from './placing/to-identificator.ts';
/** Writes an order with everything that belongs to it, in the caller's transaction. */
export { writeOrder } from './placing/write-order.ts';
/** Order by the identifier that grants access to it; null for a wrong one. */
export { findOrderByIdentificator } from './reading/find-order.ts';
/** Parcels with their days, or without while these are not known. */
export { toKnownDays } from './reading/known-days.ts';
/** Converts a date as returned by the database drivers (text, or midnight in the server's time zone) to ISO 8601. */
export { toIsoDate } from './reading/to-iso-date.ts';
export {
	/** Receives goods of an order that came back. */
	receiveReturn,
	/** Value of the first pieces of a line, after coupons. */
	worthOf,
} from './returns/receive-return.ts';
/** Pieces of an order's lines: ordered, and shipped so far. */
export { readPieces } from './shipments/read-pieces.ts';
/** Shipments of orders with their lines, oldest first. */
export { readShipmentRows } from './shipments/read-shipments.ts';
/** Ships an order that the caller has locked, whole or in part, and mails the customer. */
export { shipOrder } from './shipments/ship-order.ts';
/** Last day of withdrawal from an order that was handed over then. */
export { toLastDay } from './withdrawal/withdrawal-period.ts';
/** Reference number of a withdrawal. */
export { toReference } from './withdrawal/withdrawal-receipt.ts';
