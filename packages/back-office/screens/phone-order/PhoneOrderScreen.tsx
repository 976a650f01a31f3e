import { type ReactNode, useState } from 'react';
import { type PhoneQuoteBody, quoteOrder } from '../../api/phone-orders.ts';
import { useRead } from '../../api/read.ts';
import { goTo } from '../../app/place.ts';
import { useMailNote } from '../../app/session-context.ts';
import { t } from '../../texts/text.ts';
import { FailureNotice } from '../../ui/FailureNotice.tsx';
import { useUnsaved } from '../../ui/use-unsaved.ts';
import { type Choice, DictatedForm, NO_CHOICE } from './DictatedForm.tsx';
import { Goods, type GoodsLine } from './Goods.tsx';
import { QuoteSums } from './QuoteSums.tsx';

/** An order that a customer dictates: goods, address, delivery and payment; what it costs comes from the shop. */
export default function PhoneOrderScreen(): ReactNode {
	const [lines, setLines] = useState<readonly GoodsLine[]>([]);
	const [choice, setChoice] = useState<Choice>(NO_CHOICE);
	const [isPlaced, setIsPlaced] = useState(false);
	const quote = useRead(lines.length === 0 ? null : quoteOrder(toDraft(lines, choice)));
	const shown = lines.length === 0 ? null : (quote.data?.value ?? null);
	const mailNote = useMailNote();
	useUnsaved(lines.length > 0 && !isPlaced);
	return (
		<>
			<p>
				<a href="#/orders">{t('orders.title')}</a>
			</p>
			<h1>{t('phone.title')}</h1>
			<p>
				{t('phone.about')} {mailNote}
			</p>
			<div className="columns">
				<div className="stack">
					<Goods lines={lines} refused={shown?.refused ?? []} onChange={setLines} />
					<DictatedForm
						lines={lines}
						choice={choice}
						quote={shown}
						isCounting={quote.isLoading}
						onChange={setChoice}
						onPlaced={(number) => {
							setIsPlaced(true);
							goTo(`/orders/${encodeURIComponent(number)}`);
						}}
					/>
				</div>
				<div className="stack">
					{quote.error && <FailureNotice failure={quote.error.failure} />}
					<QuoteSums quote={shown} isCounting={quote.isLoading} />
				</div>
			</div>
		</>
	);
}

function toDraft(lines: readonly GoodsLine[], { email, country, postcode, shipping, store, locker, lockerWords, payment }: Choice): PhoneQuoteBody {
	return {
		lines: lines.map(({ sku, quantity }) => ({ sku, quantity })),
		email: email === '' ? null : email,
		to: postcode === '' ? null : { country, postcode },
		shipping: shipping === '' ? null : { code: shipping, store: store || null, locker: locker || null },
		payment: payment === '' ? null : { code: payment },
		locker_words: lockerWords === '' ? null : lockerWords,
	};
}
