/** Texts of the check of a downloaded file. */
export const verify = {
  title: '核对安装包',
  lead: '把下载好的文件交给本页，它在您的电脑上算出 SHA-256，与发布清单比对。文件不会上传。',
  byHand: '用命令核对',
  compare:
    '把文件名换成您下载的那个，输出应与“全部安装包”里的校验值逐字相同。带合作伙伴代码的安装包，校验值也一样。',
} as const;
