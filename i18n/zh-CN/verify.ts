/** Texts of the check of a downloaded file. */
export const verify = {
  title: '核对安装包',
  lead: '把下载好的文件交给本页，它在您的电脑上算出 SHA-256，与发布清单比对。文件不会上传。',
  choose: '选择文件',
  drop: '或拖到这里',
  reading: '正在读取文件',
  genuine: '没有问题：这就是 {{version}} 的官方安装包。',
  promoter: '文件名里有合作伙伴代码 {{code}}，内容与官方安装包完全相同。',
  incomplete: '文件不完整，多半是下载中断了。删掉它，重新下载。',
  changed: '文件名像我们的安装包，内容却不一样。不要安装，删掉它，从本页重新下载。',
  unknown: '发布清单里没有这个文件。如果它自称是{{brand}}的安装包，不要安装。',
  unreadable: '没能读完这个文件，或没能取到发布清单。检查网络后再试一次。',
  byHand: '用命令核对',
  compare:
    '把文件名换成您下载的那个，输出应与“全部安装包”里的校验值逐字相同。带合作伙伴代码的安装包，校验值也一样。',
} as const;
