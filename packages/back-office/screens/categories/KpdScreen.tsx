import { type ReactNode, useState } from 'react';
import { readKpdCodes } from '../../api/kpd.ts';
import { useRead } from '../../api/read.ts';
import { t } from '../../texts/text.ts';
import { Loading } from '../../ui/Loading.tsx';
import { KpdForm } from './KpdForm.tsx';

/** KPD codes of categories, for e-invoices to companies. */
export default function KpdScreen(): ReactNode {
	const codes = useRead(readKpdCodes());
	// Reading again while somebody types must not change what they see: the form keeps the version that it began with.
	const [round, setRound] = useState(0);
	const again = async () => {
		await codes.mutate();
		setRound((before) => before + 1);
	};
	return (
		<>
			<p>
				<a href="#/categories">{t('categories.title')}</a>
			</p>
			<h1>{t('kpd.title')}</h1>
			<p>{t('kpd.about')}</p>
			<Loading of={codes}>{(_value, loaded) => <KpdForm key={round} start={loaded} onSaved={again} />}</Loading>
		</>
	);
}
