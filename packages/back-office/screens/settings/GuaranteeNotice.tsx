import { type ReactNode, useState } from 'react';
import { readGuaranteeNotices, saveGuaranteeNotice } from '../../api/guarantee.ts';
import { MAIL_LANGUAGES } from '../../api/mails.ts';
import { useRead } from '../../api/read.ts';
import type { Failure } from '../../api/result.ts';
import { t, tOf } from '../../texts/text.ts';
import { FailureNotice } from '../../ui/FailureNotice.tsx';
import { Select } from '../../ui/Field.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { PictureUpload } from '../../ui/PictureUpload.tsx';
import { showToast } from '../../ui/toast-store.ts';

/** The official notice of the legal guarantee; an upload is saved at once. */
export function GuaranteeNotice(): ReactNode {
	const notices = useRead(readGuaranteeNotices());
	const [language, setLanguage] = useState('hr');
	const [failure, setFailure] = useState<Failure | null>(null);
	const save = async (media: string | null, version: string | null) => {
		const result = await saveGuaranteeNotice(language, media, version);
		setFailure(result.ok ? null : result.failure);
		if (!result.ok) return void (await notices.mutate());
		await notices.mutate({ value: result.value, version: result.version }, { revalidate: false });
		showToast(t('action.saved'));
	};
	return (
		<section className="card" aria-label={t('guarantee.title')}>
			<h2>{t('guarantee.title')}</h2>
			<p>{t('guarantee.about')}</p>
			<Loading of={notices}>
				{(value, { version }) => {
					const shown = value.notices.find((each) => each.language === language);
					return (
						<div className="form">
							{!value.is_page_visible && <p>{t('guarantee.hidden')}</p>}
							<Select
								label={t('guarantee.language')}
								name="guarantee-language"
								value={language}
								options={MAIL_LANGUAGES.map((code) => [code, tOf('mails.language', code)])}
								onChange={setLanguage}
							/>
							{value.notices.length > 0 && (
								<p>{t('guarantee.uploaded', { languages: value.notices.map((each) => tOf('mails.language', each.language)).join(', ') })}</p>
							)}
							<PictureUpload
								key={language}
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
