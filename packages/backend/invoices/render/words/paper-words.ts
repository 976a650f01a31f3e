import type { Means } from '../../model/paper-content.ts';
import type { PaperKind } from '../../model/paper-kind.ts';

/** Texts of papers in one language. */
export interface PaperWords {
	/** BCP 47. */
	readonly locale: string;
	readonly kinds: Readonly<Record<PaperKind, string>>;
	readonly pickList: string;
	readonly means: Readonly<Record<Means, string>>;
	readonly texts: Readonly<Record<PaperText, string>>;
}

/** `attached` contains {title} and {order}. `notFiscalised` is prescribed in Croatian (Zakon o fiskalizaciji, article 29). */
export type PaperText =
	| (
			| 'seller'
			| 'buyer'
			| 'delivery'
			| 'oib'
			| 'phone'
			| 'iban'
			| 'order'
			| 'issued'
			| 'supplied'
			| 'operator'
			| 'payment'
			| 'about'
			| 'code'
			| 'title'
			| 'quantity'
			| 'toOrder'
			| 'inParcel'
			| 'sentBefore'
			| 'sentLater'
			| 'daysToSend'
	  )
	| (
			| 'price'
			| 'discount'
			| 'amount'
			| 'rate'
			| 'base'
			| 'vat'
			| 'total'
			| 'advance'
			| 'paidByVoucher'
			| 'due'
			| 'noVat'
			| 'notFiscalised'
			| 'capital'
			| 'management'
			| 'attached'
			| 'open'
	  );
