/**
 * The oldest fully supported browsers (`docs/browsers.md`), by the build's names; the syntax of scripts and style
 * sheets is lowered to them. 109 is the last Chromium on Windows 7, 115 the last Firefox there. Edge, Opera, 360, QQ,
 * Sogou and WeChat count as the Chromium inside them.
 */
export const buildTargets = ['chrome109', 'edge109', 'firefox115', 'safari16.4', 'ios16.4'];
