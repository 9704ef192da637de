/** Texts for programs that read the site: llms.txt and the web manifest. */
export const llmsTxt = {
  summary:
    '给跨境电商卖家和团队用的多店铺浏览器：每间店一个独立的浏览器环境和一个固定 IP，老板、经理、员工三级角色，谁什么时候进过哪间店都有日志。',
  facts: [
    '它用来把本就独立的店铺分开，不是绕开平台规则的工具；平台只允许一间店的，只开一间。',
    '版本：专业版（现行为 V6 客户端，支持 Windows、macOS、Linux；旧系统用 5.x）、VPS 版（仅 Windows Server 2019，只打开绑定的店铺）、私有部署；另有安卓版。',
    'V6 与 5.x 的系统要求不同，以下载页为准。{{planNeeded}}套餐按月或按年预付，未使用的时间不退款，费用不含税。',
    '安装包的版本、大小和 SHA-256 在 releases.json。客服时间为周一至周日 {{supportFrom}}–{{supportTo}}（北京时间）。',
  ],
  pages: '页面',
  guides: '新闻与指南',
  cases: '使用场景（示例，不是客户案例）',
  data: '数据与订阅',
  releases: '全部版本与校验值（JSON）',
} as const;
