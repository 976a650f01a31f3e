import '#renderer/styles/tokens.css';
import '#renderer/styles/base.css';
import { renderToStaticMarkup } from 'react-dom/server';
import { Footer } from '#components/chrome/Footer.tsx';
import { Header } from '#components/chrome/Header.tsx';
import { UnderDevelopment } from '#components/chrome/UnderDevelopment.tsx';
import { LabelsContext } from '#lib/platform/client/use-labels.ts';
import { createTranslator } from '#lib/platform/i18n/translator.ts';
import labels from '#locales/hr.json' with { type: 'json' };
import { chromeModel as model } from './chrome-model.ts';

/** The document of a shop under development, as the document renderer would deliver it. */
document.body.innerHTML = renderToStaticMarkup(
	<LabelsContext value={createTranslator(labels, { locale: 'hr-HR', home: '/' })}>
		<UnderDevelopment text="Trgovina je u izradi" login={model.urls.auth_login ?? '/'} />
		<Header model={model} />
		<main id="sadrzaj" tabIndex={-1}>
			<h1>Probna stranica</h1>
			<a href="/proizvodi/">Proizvodi</a>
		</main>
		<Footer model={model} />
	</LabelsContext>,
);
