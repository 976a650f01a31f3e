import { type ReactNode, useState } from 'react';
import { readGuaranteeNotices, saveGuaranteeNotice } from '../../api/guarantee.ts';
import { useRead } from '../../api/read.ts';
import type { Failure } from '../../api/result.ts';
import { t } from '../../texts/text.ts';
import { FailureNotice } from '../../ui/FailureNotice.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { PictureUpload } from '../../ui/PictureUpload.tsx';
import { showToast } from '../../ui/toast-store.ts';

/** Language of the page that shows the notice; translations of that page keep it in their own text. */
const LANGUAGE = 'hr';

/** The official notice of the legal guarantee; an upload is saved at once. */
export function GuaranteeNotice(): ReactNode {
	const notices = useRead(readGuaranteeNotices());
	const [failure, setFailure] = useState<Failure | null>(null);
	const save = async (media: string | null, version: string | null) => {
		const result = await saveGuaranteeNotice(LANGUAGE, media, version);
		setFailure(result.ok ? null : result.failure);
		await notices.mutate();
		if (result.ok) showToast(t('action.saved'));
	};
	return (
		<section className="card" aria-label={t('guarantee.title')}>
			<h2>{t('guarantee.title')}</h2>
			<p>{t('guarantee.about')}</p>
			<Loading of={notices}>
				{(value, { version }) => {
					const shown = value.notices.find((each) => each.language === LANGUAGE);
					return (
						<div className="form">
							{!value.is_page_visible && <p>{t('guarantee.hidden')}</p>}
							<PictureUpload
								label={t('guarantee.picture')}
								picture={shown?.picture ?? null}
								isRemovable={shown !== undefined}
								onChange={(media) => void save(media, version)}
							/>
							{failure && <FailureNotice failure={failure} />}
						</div>
					);
				}}
			</Loading>
		</section>
	);
}
