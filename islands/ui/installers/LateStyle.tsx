import style from '#src/styles/late/downloads.css?url';

/** Stands beside whatever the sheet styles: React loads it once for the page, and shows its neighbours when it is there. */
export const LateStyle = () => <link rel="stylesheet" href={style} precedence="late" />;
