/** What the panels look like, where there is nothing to show in them and room for it. Opens the demo. */
import { useTranslation } from 'react-i18next';
import type { Theme } from '#src/domain/pictures.ts';

/** The picture's file in each theme, as the page found them. */
export type StillFiles = readonly (readonly [Theme, string])[];

interface Props {
  files: StillFiles;
  onDemo: () => void;
}

/** Shown by style from the width on where both columns stand: a browser fetches neither of the pictures before. */
export function DemoStill({ files, onDemo }: Props) {
  const { t } = useTranslation('workbench');
  return (
    <button className="wb-still" type="button" onClick={onDemo}>
      {files.map(([theme, file]) => (
        <img className={`shown__${theme}`} src={file} alt="" loading="lazy" key={theme} />
      ))}
      <span>{t('doctor.still')}</span>
    </button>
  );
}
