import type { ReactNode } from 'react';
import { readKpdCodes } from '../../api/kpd.ts';
import { t } from '../../texts/text.ts';
import { EmptyList } from '../../ui/EmptyList.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { useFormRead } from '../../ui/use-form-read.ts';
import { KpdForm } from './KpdForm.tsx';

/** KPD codes of categories, for e-invoices to companies. */
export default function KpdScreen(): ReactNode {
	const { read: codes, round, restart } = useFormRead(readKpdCodes());
	return (
		<>
			<p>
				<a href="#/categories">{t('categories.title')}</a>
			</p>
			<h1>{t('kpd.title')}</h1>
			<p>{t('kpd.about')}</p>
			<Loading of={codes}>
				{({ categories }, loaded) => (categories.length === 0 ? <EmptyList none={t('empty.kpd')} /> : <KpdForm key={round} start={loaded} onSaved={restart} />)}
			</Loading>
		</>
	);
}
