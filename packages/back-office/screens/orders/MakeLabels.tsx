import { type ReactNode, useState } from 'react';
import { type Labelled, makeLabels, readLabelServices, toLabelsPdf } from '../../api/labels.ts';
import { useRead } from '../../api/read.ts';
import type { Failure } from '../../api/result.ts';
import { toProviderText } from '../../texts/api-words.ts';
import { t, tOf } from '../../texts/text.ts';
import { FailureNotice } from '../../ui/FailureNotice.tsx';
import { FileLink } from '../../ui/FileLink.tsx';
import { Loading } from '../../ui/Loading.tsx';

interface Props {
	/** Numbers of the orders. */
	readonly numbers: readonly string[];
	readonly onMade: () => unknown;
}

/** Makes labels of orders at a carrier, and shows the outcome of each; a carrier without its settings is shown with what is missing. */
export function MakeLabels({ numbers, onMade }: Props): ReactNode {
	const services = useRead(readLabelServices());
	const [made, setMade] = useState<readonly Labelled[]>([]);
	const [failure, setFailure] = useState<Failure | null>(null);
	const [isBusy, setIsBusy] = useState(false);
	const make = async (carrier: string | null) => {
		setIsBusy(true);
		const result = await makeLabels(carrier, numbers);
		setIsBusy(false);
		setFailure(result.ok ? null : result.failure);
		setMade(result.ok ? result.value.items : []);
		return onMade();
	};
	const names = new Map(services.data?.value.items.map(({ carrier, name }) => [carrier, name]));
	const carriers = [...new Set(made.flatMap(({ carrier }) => carrier ?? []))];
	return (
		<>
			<Loading of={services}>
				{({ items }) => (
					<ul className="stack">
						{numbers.length > 1 && items.filter(({ missing }) => missing.length === 0).length > 1 && (
							<li>
								<button type="button" disabled={isBusy} onClick={() => void make(null)}>
									{t('labels.make-own')}
								</button>
							</li>
						)}
						{items.map(({ carrier, name, missing }) => (
							<li key={carrier}>
								{missing.length === 0 ? (
									<button type="button" className="quiet" disabled={isBusy} onClick={() => void make(carrier)}>
										{t(isBusy ? 'labels.busy' : 'labels.make', { carrier: name })}
									</button>
								) : (
									<details>
										<summary>{t('labels.off', { carrier: name })}</summary>
										<p>{t('labels.missing', { carrier: name, missing: missing.map((what) => tOf('labels.lacks', what)).join(', ') })}</p>
									</details>
								)}
							</li>
						))}
					</ul>
				)}
			</Loading>
			{failure && <FailureNotice failure={failure} />}
			<div role="status">
				<ul className="stack">
					{made.map(({ number, outcome, tracking_code, reason }) => (
						<li key={number}>
							<b>{number}</b>: {tOf('labels.outcome', outcome)} {tracking_code}
							{reason !== null && <p className="field-error">{toProviderText(reason)}</p>}
						</li>
					))}
				</ul>
			</div>
			{carriers.map((carrier) => (
				<PrintLink
					key={carrier}
					name={carriers.length > 1 ? (names.get(carrier) ?? carrier) : null}
					ids={made.flatMap(({ id, ...one }) => (id !== null && one.carrier === carrier ? [id] : []))}
				/>
			))}
		</>
	);
}

/** Labels of one carrier as a PDF. `name`: that of the carrier, among several. */
function PrintLink({ name, ids }: { readonly name: string | null; readonly ids: readonly number[] }): ReactNode {
	return (
		<div>
			<FileLink className="button" href={toLabelsPdf(ids)} isFromOutside>
				{name === null ? t('labels.print', { count: ids.length }) : t('labels.print-carrier', { carrier: name, count: ids.length })}
			</FileLink>
		</div>
	);
}
