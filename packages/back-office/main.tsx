import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Application } from './app/Application.tsx';
import './styles/index.css';

const place = document.getElementById('application');
if (place)
	createRoot(place).render(
		<StrictMode>
			<Application />
		</StrictMode>,
	);
