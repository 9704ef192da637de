import style from '#src/styles/on-demand/downloads.css?url';

/** Stands beside the elements that the sheet styles: React loads it once for the page, and shows its neighbours when it is there. */
export const OnDemandStyle = () => <link rel="stylesheet" href={style} precedence="late" />;
